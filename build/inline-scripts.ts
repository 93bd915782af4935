import { join } from 'node:path';
import { build } from 'vite';
import { baseConfig, buildTarget } from './vite-config.ts';

const folder = join(import.meta.dirname, '../edge/html/inline');

/** Functions of `edge/html/inline/`, each in a file of its name; below the floor where older browsers run it, too. */
const functions: Readonly<Record<string, string | string[]>> = {
  explainUnsupportedBrowser: 'es2015',
  prepareFirstPaint: buildTarget,
  sendEarlyRequests: buildTarget,
  fetchPageFiles: buildTarget,
  loadFonts: buildTarget,
  captureEarlyEvents: buildTarget,
  offerSecondTry: buildTarget,
  reportSilence: buildTarget,
  drawSample: buildTarget,
  openPaymentPage: buildTarget,
  returnFromPayment: buildTarget,
  returnToPage: buildTarget,
  runConfigurator: buildTarget,
};

/** Compiles the scripts of the edge's documents: by function name, the text that calls it, with all that it imports. */
export async function compileInlineScripts(): Promise<Readonly<Record<string, string>>> {
  const compiled = Object.entries(functions).map(
    async ([name, target]) => [name, await compile(name, target)] as const,
  );
  return Object.fromEntries(await Promise.all(compiled));
}

async function compile(name: string, target: string | string[]): Promise<string> {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const source = `import { ${name} } from ${JSON.stringify(join(folder, `${file}.ts`))};\n${name}();`;
  const entry = `\0${name}`;
  const config = baseConfig({
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
