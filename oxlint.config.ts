import { defineConfig } from 'oxlint';
import { walls } from './build/import-walls.ts';

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'promise', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, es2024: true },
  ignorePatterns: ['dist', '.cache', '.data', 'docs', 'e2e/pages/vendor', 'packages/widgets/testing/pages'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    // Style sheets and web components are imported for what they do.
    'import/no-unassigned-import': 'off',
    // Private custom properties, federation globals and build constants begin with underscores.
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    // What they want instead, toSorted and toReversed, is newer than the browser floor.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 250 }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    // JSON, the DOM and globals arrive as wide types; each assertion stands at such a border.
    'typescript/no-unsafe-type-assertion': 'off',
    // The compiler checks returns by type.
    'typescript/consistent-return': 'off',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
    ],
    // A query's rows and a loader's data are typed by whoever asks for them.
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // Contracts describe functions as methods; none of ours reads `this`.
    'typescript/unbound-method': 'off',
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    // A dialog is one that Escape and a press beside it close; its buttons do the same.
    'jsx-a11y/no-noninteractive-element-interactions': ['error', { dialog: ['onClick', 'onKeyDown'] }],
    'vitest/require-mock-type-parameters': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    ...walls,
    {
      files: [
        '*.config.ts',
        '**/*.config.ts',
        'ui/.storybook/*',
        // What a worker is, by the platform's own name.
        'deploy/workers/worker/{gateway,renderer}.ts',
        'deploy/workers/worker/*.d.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // It posts to a BroadcastChannel, which reaches its own origin alone and takes no target; the rule is about windows.
      files: ['shared/cart/other-tabs.ts'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**'],
      // A suite groups its tests in one function.
      rules: { 'max-lines-per-function': 'off', 'no-empty-pattern': 'off' },
    },
  ],
});
