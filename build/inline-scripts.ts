import { join } from 'node:path';
import { build } from 'vite';
import { baseConfig, buildTarget, productionDefine } from './vite-config.ts';

const folder = join(import.meta.dirname, '../edge/html/inline');

/** Functions of `edge/html/inline/`, each in a file of its name; below the floor where older browsers run it, too. */
const functions: Readonly<Record<string, string | string[]>> = {
  explainUnsupportedBrowser: 'es2015',
  prepareDocument: buildTarget,
  prepareRenderedDocument: buildTarget,
  sendEarlyRequests: buildTarget,
  startCode: buildTarget,
  reportSilence: buildTarget,
  drawSample: buildTarget,
  openPaymentPage: buildTarget,
  returnFromPayment: buildTarget,
  returnToPage: buildTarget,
  runConfigurator: buildTarget,
  runDoctor: buildTarget,
};

const workerFolder = join(import.meta.dirname, '../edge/offline/worker');

/** Functions of `edge/offline/worker/`: what `/offline.js` is, and what it is where that is switched off. */
const workers = { startOfflineWorker: 'offline-worker', endOffline: 'end-offline' };

/** Compiles the scripts of the edge's documents: by function name, the text that calls it, with all that it imports. */
export async function compileInlineScripts(): Promise<Readonly<Record<string, string>>> {
  const compiled = Object.entries(functions).map(async ([name, target]) => {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, await compile(name, join(folder, `${file}.ts`), target)] as const;
  });
  return Object.fromEntries(await Promise.all(compiled));
}

/** Compiles the service workers, with all that they import, in the same way. */
export async function compileWorkers(): Promise<Readonly<Record<string, string>>> {
  const compiled = Object.entries(workers).map(
    async ([name, file]) =>
      [name, await compile(name, join(workerFolder, `${file}.ts`), buildTarget)] as const,
  );
  return Object.fromEntries(await Promise.all(compiled));
}

async function compile(name: string, file: string, target: string | string[]): Promise<string> {
  const source = `import { ${name} } from ${JSON.stringify(file)};\n${name}();`;
  const entry = `\0${name}`;
  const config = baseConfig({
    define: productionDefine,
    plugins: [
      {
        name: 'inline-script',
        resolveId: (id) => (id === name ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      target,
      write: false,
      minify: true,
      rolldownOptions: { input: name, output: { format: 'iife' } },
    },
  });
  const built = await build(config);
  const [output] = 'output' in built ? built.output : [];
  if (output?.type !== 'chunk') throw new Error(`${name} was not compiled.`);
  return output.code.trim();
}
