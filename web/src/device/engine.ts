// The module, fetched and compiled once for all workers of this page, when it is first needed.
import { address } from 'virtual:engine-module';
import { ApiError } from '../lib/api';

let compiled: Promise<WebAssembly.Module> | null = null;

export function compiledEngine(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((problem) => {
    compiled = null;
    throw problem;
  });
  return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
  if (!address || typeof WebAssembly === 'undefined' || typeof Worker === 'undefined') {
    throw new ApiError('', 'no_engine', 0);
  }
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch {
    throw new ApiError('', 'no_engine', 0);
  }
  if (!answer.ok) throw new ApiError('', 'no_engine', answer.status);
  // Some web spaces name the type of the file wrongly: then it is compiled after it has come.
  const streams = answer.headers.get('Content-Type') === 'application/wasm';
  return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}
