import { p } from '../i18n/words.svelte';
import { ApiError } from './api';

/** One calm sentence for whatever went wrong. */
export function told(problem: unknown): string {
  if (problem instanceof ApiError) {
    if (problem.code === 'offline') return p('error.offline');
    if (problem.code === 'name_taken') return p('error.name_taken');
    if (problem.message) return problem.message;
  }
  return p('error.unknown');
}
