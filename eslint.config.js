import tseslint from 'typescript-eslint'

/** Where things live, and what may import what: domain <- vendor-api <- http <- features <- routes; ui and islands stand beside. */

/** Allows imports of a folder's own files and the named ones; everything else of ours is refused. */
const ownImports = (files, allowed, message, options = {}) => ({
  files,
  ignores: ['**/*.test.{ts,tsx}', '**/*test-support.ts', '**/test-builders.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: `^~/(?!(?:${allowed.join('|')})(?:/|$|\\.))`, message, allowTypeImports: options.types ?? false },
          ...(options.patterns ?? []),
        ],
      },
    ],
  },
})

const noDemo = {
  regex: '(^|/)demo(/|$)',
  message: 'app/ never imports demo/: the storefront reaches it over HTTP only.',
}
const onlyLibraries = (allowed, message) => ({ regex: `^(?![.~])(?!(?:${allowed.join('|')})(?:/|$))`, message })

/** What Node, browsers and service workers know without an import. */
const globals = [
  ...Object.getOwnPropertyNames(globalThis),
  ...['window', 'document', 'location', 'innerWidth', 'innerHeight'],
  ...['self', 'addEventListener', 'caches', 'clients', 'registration', 'skipWaiting'],
]

export default tseslint.config(
  { ignores: ['build', 'node_modules', '.cache', 'test-results', 'playwright-report', 'public'] },
  { plugins: { '@typescript-eslint': tseslint.plugin } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    // TypeScript finds unknown names in its own files only.
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: Object.fromEntries(globals.map((name) => [name, 'readonly'])) },
    rules: { 'no-undef': 'error', 'no-unused-vars': ['error', { varsIgnorePattern: '^_', ignoreRestSiblings: true }] },
  },
  {
    files: ['server.ts', 'app/doctor/main.ts', 'demo/**', 'tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/env.server.ts', 'app/doctor/main.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only app/env.server.ts reads the environment.' },
      ],
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noDemo] }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Texts are never injected as markup.',
        },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/islands/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Texts are never injected as markup.',
        },
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message: 'Pages are not hydrated: handlers work in islands only.',
        },
        {
          selector: 'CallExpression[callee.name=/^use(State|Effect|LayoutEffect|Reducer|Ref)$/]',
          message: 'Pages are not hydrated: state and effects work in islands only.',
        },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/http/forms/form.server.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@conform-to/(zod|dom)(/|$)',
              importNamePattern: '^parse',
              message:
                'Fields become values by parseFields of ~/http/forms/form.server only: it refuses names that do harm.',
            },
          ],
        },
      ],
    },
  },
  ownImports(['app/domain/**'], ['domain'], 'The domain imports nothing of ours.', {
    patterns: [noDemo, onlyLibraries(['big\\.js'], 'The domain is pure: no libraries but big.js.')],
  }),
  ownImports(
    ['app/vendor-api/**', 'app/maps/**'],
    ['domain', 'vendor-api', 'maps'],
    'The vendor client knows the domain only.',
    { patterns: [noDemo] },
  ),
  ownImports(
    ['app/http/**'],
    [
      'http',
      'vendor-api',
      'domain',
      'i18n',
      'maps',
      'paths',
      'cookie-names',
      'reports\\.server',
      'version',
      'env\\.server',
      'styles/dictionary\\.server',
    ],
    'Request plumbing knows vendor, domain, words and paths only.',
    { patterns: [noDemo] },
  ),
  ownImports(
    ['app/pictures/**'],
    [
      'pictures',
      'domain/brand/color',
      'http/images\\.server',
      'http/log\\.server',
      'reports\\.server',
      'ui/picture-address',
      'env\\.server',
    ],
    'Pictures know nothing of pages.',
    { patterns: [noDemo] },
  ),
  ownImports(['app/doctor/**'], ['doctor', 'vendor-api', 'domain'], 'The doctor is a client of the vendor API.', {
    patterns: [noDemo],
  }),
  ownImports(['app/ui/**'], ['ui', 'i18n/use-t'], 'Primitives know React only.', { patterns: [noDemo], types: true }),
  ownImports(
    ['app/features/**'],
    [
      ...['features', 'shell', 'http', 'vendor-api', 'domain', 'i18n', 'maps', 'pictures', 'islands', 'ui', 'paths'],
      'reports\\.server',
      'env\\.server',
    ],
    'Features know nothing of the screens that use them.',
    { patterns: [noDemo] },
  ),
  ownImports(
    ['app/shell/**'],
    ['shell', 'http', 'vendor-api', 'domain', 'i18n', 'islands', 'ui', 'styles/fonts', 'paths', 'env\\.server'],
    'The shell stands around every screen and knows none of their subjects.',
    { patterns: [noDemo] },
  ),
  {
    files: ['app/routes/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            noDemo,
            {
              regex: '^~/routes/|^\\.\\./',
              message: 'Nothing imports from a route: what two of them share belongs to a feature.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/islands/**'],
    ignores: ['**/*.server.ts', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            noDemo,
            {
              regex: '\\.server$|^~/(http|vendor-api|features|shell|routes|i18n)(/|$)',
              message: 'Nothing of the server reaches the browser.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  {
    files: ['demo/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^~|(^|/)app/(domain|vendor-api|http|features|routes|shell|i18n|islands|ui|maps|env)',
              message: 'demo/ never imports app/.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['demo/{catalogue,core,db,rules,seed}/**/*.ts'],
    // The one list of messages joins those of all areas.
    ignores: ['demo/core/messages.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '(^|/)areas/', message: 'Areas stand on these folders, not the other way round.' }] },
      ],
    },
  },
)
