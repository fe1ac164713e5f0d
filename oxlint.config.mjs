import { readFileSync } from 'node:fs'

/**
 * Where things live, and what may import what: domain <- vendor-api <- http <- features <- routes; ui and islands stand
 * beside.
 */

const tests = ['**/*.test.{ts,tsx}', '**/*test-support.ts', '**/test-builders.ts']

const noDemo = {
  regex: '(^|/)demo(/|$)',
  message: 'app/ never imports demo/: the storefront reaches it over HTTP only.',
}
const noParsing = {
  regex: '^@conform-to/(zod|dom)(/|$)',
  importNamePattern: '^parse',
  message: 'Fields become values by parseFields of ~/http/forms/form.server only: it refuses names that do harm.',
}
const noState = {
  regex: '^react$',
  importNamePattern: '^use(State|Effect|LayoutEffect|Reducer|Ref)$',
  message: 'Pages are not hydrated: state and effects work in islands only.',
}
const noLibraries = {
  // Names that do not begin with "big.": a refused pattern cannot except one.
  regex: '^([ac-z@]|b[^i]|bi[^g]|big[^.])',
  message: 'The domain is pure: no libraries but big.js.',
}

/**
 * All of ours but the allowed folders and files. As in a gitignore file, what is in a refused folder is allowed after
 * it.
 */
const allBut = (allowed) => {
  const parents = allowed.flatMap((path) =>
    path
      .split('/')
      .slice(0, -1)
      .map((_, at, parts) => parts.slice(0, at + 1).join('/')),
  )
  return [
    '~/**',
    ...new Set(parents.flatMap((folder) => [`!~/${folder}`, `~/${folder}/**`])),
    ...allowed.flatMap((path) => [`!~/${path}`, `!~/${path}/**`]),
  ]
}

const imports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })
const everywhere = [noDemo, noParsing, noState]

/** What files of a path may import of ours: a folder's own files and the named ones. */
const layer = (path, allowed, message, { types = false, more = everywhere } = {}) => ({
  files: [`app/${path}`],
  excludeFiles: tests,
  rules: imports({ group: allBut(allowed), message, allowTypeImports: types }, ...more),
})

const http = [
  ...['http', 'vendor-api', 'domain', 'i18n', 'maps', 'paths', 'cookie-names'],
  ...['reports.server', 'version', 'env.server', 'styles/compression-dictionary.server'],
]
const httpMessage = 'Request plumbing knows vendor, domain, words and paths only.'

const noHandlers = 'Pages are not hydrated: handlers work in islands only.'

/**
 * The handlers that React knows, by its types: a rule for elements takes names only, one for components patterns too.
 */
const handlers = new Set(
  readFileSync(new URL('node_modules/@types/react/index.d.ts', import.meta.url), 'utf8').match(/\bon[A-Z]\w*(?=\?:)/g),
)

/** What Node, browsers and service workers know without an import. */
const globals = [
  ...Object.getOwnPropertyNames(globalThis),
  ...['window', 'document', 'location', 'IntersectionObserver'],
  ...['self', 'addEventListener', 'caches', 'clients', 'registration', 'skipWaiting'],
]

export default {
  ignorePatterns: ['build', 'node_modules', '.cache', 'test-results', 'playwright-report', 'public'],
  plugins: ['typescript', 'react'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/no-floating-promises': 'error',
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
        'typescript/await-thenable': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
        'typescript/ban-ts-comment': 'error',
        'typescript/no-array-constructor': 'error',
        'typescript/no-duplicate-enum-values': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-extra-non-null-assertion': 'error',
        'typescript/no-misused-new': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-optional-chain': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-this-alias': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-declaration-merging': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-wrapper-object-types': 'error',
        'typescript/prefer-as-const': 'error',
        'typescript/prefer-namespace-keyword': 'error',
        'typescript/triple-slash-reference': 'error',
        'no-unused-expressions': 'error',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-console': ['error', { allow: ['error'] }],
      },
    },
    {
      // TypeScript finds unknown names in its own files only.
      files: ['**/*.{js,mjs}'],
      globals: Object.fromEntries(globals.map((name) => [name, 'readonly'])),
      rules: {
        'no-undef': 'error',
        'no-unused-vars': ['error', { varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      },
    },
    {
      files: ['server.ts', 'app/doctor/main.ts', 'demo/**', 'tests/**', '**/*.test.{ts,tsx}'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['app/**/*.{ts,tsx}'],
      excludeFiles: ['app/env.server.ts', 'app/doctor/main.ts', '**/*.test.{ts,tsx}'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Only app/env.server.ts reads the environment.' },
        ],
      },
    },
    {
      files: ['app/**/*.{ts,tsx}'],
      rules: {
        'react/no-danger': 'error',
        ...imports(...everywhere),
      },
    },
    {
      files: ['app/**/*.tsx'],
      excludeFiles: ['app/islands/**'],
      rules: {
        'react/forbid-dom-props': [
          'error',
          { forbid: [...handlers].map((propName) => ({ propName, message: noHandlers })) },
        ],
        'react/forbid-component-props': ['error', { forbid: [{ propNamePattern: 'on[A-Z]*', message: noHandlers }] }],
      },
    },
    layer('domain/**', ['domain'], 'The domain imports nothing of ours.', {
      more: [noDemo, noLibraries],
    }),
    ...['vendor-api', 'maps'].map((folder) =>
      layer(`${folder}/**`, ['domain', 'vendor-api', 'maps'], 'The vendor client knows the domain only.'),
    ),
    layer('http/**', http, httpMessage),
    layer('http/forms/form.server.ts', http, httpMessage, { more: [noDemo, noState] }),
    layer(
      'pictures/**',
      [
        ...['pictures', 'domain/brand/color', 'http/images.server', 'http/log.server', 'reports.server'],
        ...['ui/picture-address', 'env.server'],
      ],
      'Pictures know nothing of pages.',
    ),
    layer('doctor/**', ['doctor', 'vendor-api', 'domain'], 'The doctor is a client of the vendor API.'),
    layer('ui/**', ['ui', 'i18n/use-t'], 'Primitives know React only.', { types: true }),
    layer(
      'features/**',
      [
        ...['features', 'shell', 'http', 'vendor-api', 'domain', 'i18n', 'maps', 'pictures', 'islands', 'ui', 'paths'],
        ...['reports.server', 'env.server'],
      ],
      'Features know nothing of the screens that use them.',
    ),
    layer(
      'shell/**',
      ['shell', 'http', 'vendor-api', 'domain', 'i18n', 'islands', 'ui', 'styles/fonts', 'paths', 'env.server'],
      'The shell stands around every screen and knows none of their subjects.',
    ),
    {
      files: ['app/routes/**'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: imports(
        {
          regex: '^~/routes/|^\\.\\./',
          message: 'Nothing imports from a route: what two of them share belongs to a feature.',
        },
        ...everywhere,
      ),
    },
    { files: ['app/islands/**'], rules: imports(noDemo, noParsing) },
    {
      files: ['app/islands/**'],
      excludeFiles: ['**/*.server.ts', '**/*.test.{ts,tsx}'],
      rules: imports(
        {
          regex: '\\.server$|^~/(http|vendor-api|features|shell|routes|i18n)(/|$)',
          message: 'Nothing of the server reaches the browser.',
          allowTypeImports: true,
        },
        noDemo,
        noParsing,
      ),
    },
    {
      files: ['demo/**/*.ts'],
      rules: imports({
        regex: '^~|(^|/)app/(domain|vendor-api|http|features|routes|shell|i18n|islands|ui|maps|env)',
        message: 'demo/ never imports app/.',
      }),
    },
    {
      files: ['demo/{catalogue,core,db,rules,seed}/**/*.ts'],
      // The one list of messages joins those of all areas.
      excludeFiles: ['demo/core/messages.ts', '**/*.test.ts'],
      rules: imports(
        { regex: '(^|/)areas/', message: 'Areas stand on these folders, not the other way round.' },
        {
          regex: '^~|(^|/)app/(domain|vendor-api|http|features|routes|shell|i18n|islands|ui|maps|env)',
          message: 'demo/ never imports app/.',
        },
      ),
    },
  ],
}
