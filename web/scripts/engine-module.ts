// The engine for play without a server: `virtual:engine-module` gives the address of the built module
// (cmake --preset wasm) and what it answers to `games`, so that a list of games needs no engine.
import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { EngineModule } from '../src/device/module';

export function engineModule(file: string): Plugin {
  const id = 'virtual:engine-module';
  return {
    name: 'engine-module',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source) {
      if (source !== `\0${id}`) return null;
      this.addWatchFile(file);
      if (!existsSync(file)) {
        this.warn(`${file} is not there: this page plays only where there is a server (tools/build-module builds it)`);
        return 'export const address = null; export const games = [];';
      }
      const module = await EngineModule.start(await WebAssembly.compile(readFileSync(file)));
      const { games } = module.engine().ask({ cmd: 'games' });
      return `export { default as address } from ${JSON.stringify(`${file}?url`)};\nexport const games = ${JSON.stringify(games)};`;
    },
  };
}
