import { maybe, p } from '../i18n/words.svelte';
import { ApiError } from './api';

/** One calm sentence for whatever went wrong. */
export function told(problem: unknown): string {
  if (problem instanceof ApiError) {
    const own = maybe(`error.${problem.code}`) ?? problem.message;
    if (own) return own;
  }
  return p('error.unknown');
}
