/**
 * Import rules. Each one fails on a planted violation before the tree is read (scripts/dependency-rules.mjs);
 * a new rule needs its line in tests/architecture/planted-violations.mjs.
 *
 * Workspace packages resolve to their source, so a rule names folders, whichever way the import is written.
 */
const test = '\\.test\\.tsx?$'

/** `node_modules/<name>` at the end of whatever path pnpm gives it. */
function packageNamed(name) {
  return `node_modules/${name}(/|$)`
}

const acrossFolders = [
  {
    name: 'contract-knows-money-faults-and-languages-only',
    comment: 'The contract is what client and platform agreed on: no behaviour, no siblings.',
    from: { path: '^contract/' },
    to: { path: ['^(server|client|seed|tests|e2e)/', '^packages/(?!(money|faults|languages)/)'] },
  },
  {
    name: 'packages-know-no-product',
    comment: 'A package is a library or a world of its own; it must not know what uses it.',
    from: { path: '^packages/' },
    to: { path: '^(contract|server|client|seed|tests|e2e)/' },
  },
  {
    name: 'packages-by-their-public-face',
    comment: 'What a package does not export may change without notice.',
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^packages/(?!$1/)', pathNot: '^packages/[^/]+/src/index\\.ts$' },
  },
  {
    name: 'packages-by-their-public-face-from-outside',
    comment: 'What a package does not export may change without notice.',
    from: { path: '^(contract|server|client|seed|tests|e2e)/' },
    to: { path: '^packages/', pathNot: '^packages/[^/]+/src/index\\.ts$' },
  },
  {
    name: 'server-and-client-do-not-meet',
    comment: 'They meet in the contract only.',
    from: { path: '^(server|seed)/' },
    to: { path: '^client/' },
  },
  {
    name: 'client-knows-no-platform',
    comment: 'The client also runs against a platform that is not ours.',
    from: { path: '^client/' },
    to: { path: ['^(server|seed)/', '^packages/gateway/'] },
  },
  {
    name: 'seed-knows-contract-and-packages',
    comment: 'Seed is data and pure functions, written through a type that it declares itself.',
    from: { path: '^seed/' },
    to: { path: '^(server|tests|e2e)/' },
  },
  {
    name: 'few-import-seed',
    comment: 'The platform must run without examples: only its entry, the tests and the journeys load them.',
    from: {
      path: '^server/',
      pathNot: ['^server/src/(main|commands/data|seed/(own-platform|touchline-seed|check-records))\\.ts$'],
    },
    to: { path: '^seed/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'nothing-imports-tests',
    comment: 'Tests are at the end of the line.',
    from: { pathNot: '^(tests|e2e|client/tests)/' },
    to: { path: '^(tests|e2e|client/tests)/' },
  },
  {
    name: 'tests-of-components-read-stated-answers-only',
    comment: 'Answers of another platform and the pseudo-locale are stated once, for the browser and for components.',
    from: { path: '^client/tests/' },
    to: { path: '^(tests|e2e)/', pathNot: '^(e2e/stand-in/stated[a-z-]*|tests/support/pseudo-locale)\\.ts$' },
  },
  {
    name: 'tests-use-the-front-door',
    comment: 'A test that reaches inside proves the inside. The store and the benchmarks are about the inside.',
    from: { path: '^(tests|e2e)/', pathNot: '^tests/(store|bench|support)/' },
    to: { path: ['^server/src/', '^client/'], pathNot: '^server/src/index\\.ts$' },
  },
]

const insideServer = [
  {
    name: 'only-routes-know-fastify',
    comment: 'A use case can be read, called and tested without HTTP.',
    from: {
      path: '^server/src/',
      pathNot: [
        '^server/src/infra/http/',
        '^server/src/infra/sandbox/(control/(open-link|watch-requests)|resolve-sandbox)\\.ts$',
        '^server/src/app\\.ts$',
        '/[a-z-]*routes\\.ts$',
        test,
      ],
    },
    to: { path: [packageNamed('fastify'), packageNamed('@fastify/[^/]+')] },
  },
  {
    name: 'use-cases-know-no-http',
    comment: 'A use case gets who acts and plain input, so a job can act through it, too. Lists know pages.',
    from: { path: '^server/src/modules/', pathNot: ['/[a-z-]*routes\\.ts$', test] },
    to: { path: '^server/src/infra/http/', pathNot: '/pagination\\.ts$' },
  },
  {
    name: 'only-repositories-know-drizzle',
    comment: 'Queries stand in one kind of file (three hops to SQL).',
    from: {
      path: '^server/src/',
      pathNot: ['^server/src/infra/store/', '/[a-z-]*(repository|tables)\\.ts$', test],
    },
    to: { path: packageNamed('drizzle-orm') },
  },
  {
    name: 'modules-meet-at-their-index',
    comment: 'What a module does not put into its index.ts is its own.',
    from: { path: '^server/src/modules/([^/]+)/', pathNot: '/[a-z-]*tables\\.ts$' },
    to: { path: '^server/src/modules/(?!$1/)[^/]+/', pathNot: '^server/src/modules/[^/]+/index\\.ts$' },
  },
  {
    name: 'tables-meet-at-tables',
    comment: 'Foreign keys need the other table, and nothing else.',
    from: { path: '^server/src/modules/([^/]+)/.*tables\\.ts$' },
    to: { path: '^server/src/modules/(?!$1/)', pathNot: '/[a-z-]*tables\\.ts$' },
  },
  {
    name: 'infra-knows-no-module',
    comment: 'What the modules bring is put together in server/src; store, http, sandboxes and jobs serve any domain.',
    from: { path: '^server/src/infra/', pathNot: test },
    to: { path: '^server/src/modules/' },
  },
  {
    name: 'http-knows-no-sandbox',
    comment: 'Sandboxes are served over HTTP; a platform without them is, too.',
    from: { path: '^server/src/infra/http/' },
    to: { path: '^server/src/infra/sandbox/' },
  },
  {
    name: 'hops-go-down',
    comment: 'Route, use case, repository: a lower one never asks a higher one.',
    from: { path: '^server/src/modules/.+(repository|tables|presenter)\\.ts$' },
    to: { path: '^server/src/modules/.+routes\\.ts$' },
  },
]

/** The parts that several features share: session rows, question forms, waivers, waitlists, extras. */
const lowerTier = 'occurrences|questions|restrictions|waitlists|extras'

/** Made of other features, for every site. */
const composing = 'checkout'

/** The folders that everything else of the client stands on. */
const foundations = 'api|browser|i18n|theme|ui'

const insideClient = [
  {
    name: 'features-do-not-know-each-other',
    comment: 'Pages compose features; a feature that needs another one is composed above, or stands on the lower tier.',
    from: { path: '^client/src/features/([^/]+)/', pathNot: `^client/src/features/(${composing})/` },
    to: { path: '^client/src/features/(?!$1/)', pathNot: `^client/src/features/(${lowerTier})/` },
  },
  {
    name: 'the-lower-tier-knows-no-feature-above',
    comment: 'What several features stand on cannot stand on one of them.',
    from: { path: `^client/src/features/(${lowerTier})/` },
    to: { path: '^client/src/features/', pathNot: `^client/src/features/(${lowerTier})/` },
  },
  {
    name: 'only-chrome-composes-features',
    comment: 'Session, configuration and toasts serve every feature; the chrome around the page is made of some.',
    from: { path: '^client/src/app/', pathNot: ['^client/src/app/chrome/', test] },
    to: { path: '^client/src/(features|sites)/' },
  },
  {
    name: 'chrome-knows-no-site',
    comment: 'All sites share it; what differs is in the description of the site (app/site.ts).',
    from: { path: '^client/src/app/chrome/', pathNot: test },
    to: { path: '^client/src/sites/' },
  },
  {
    name: 'features-know-no-site',
    comment: 'A feature is used by several sites.',
    from: { path: '^client/src/features/' },
    to: { path: '^client/src/sites/' },
  },
  {
    name: 'sites-do-not-know-each-other',
    comment: 'What two of them have stands in sites/shared.',
    from: { path: '^client/src/sites/([^/]+)/' },
    to: { path: '^client/src/sites/(?!$1/)', pathNot: '^client/src/sites/(shared|console)/' },
  },
  {
    name: 'foundations-know-no-feature',
    comment: 'Sites stand on features, features on api, browser, i18n, theme and ui.',
    from: { path: `^client/src/(${foundations})/` },
    to: { path: '^client/src/(features|sites)/' },
  },
  {
    name: 'foundations-know-no-app',
    comment: 'The app holds session, configuration and chrome. A foundation is given what it needs of them.',
    from: { path: `^client/src/(${foundations})/` },
    to: { path: '^client/src/app/' },
  },
  {
    name: 'only-hooks-know-swr',
    comment: 'What is cached under which key is said in use-*.ts; the policy is set once for all of them.',
    from: { path: '^client/', pathNot: ['/use-[a-z-]+\\.tsx?$', '^client/src/(api|app)/', test] },
    to: { path: packageNamed('swr') },
  },
  {
    name: 'only-the-api-folder-knows-axios',
    comment:
      'Time limits, headers and the meaning of a failure are decided once: in the client, and in the tests’ own client.',
    from: { pathNot: ['^client/src/api/http\\.ts$', '^tests/support/remote-person\\.ts$', '/node_modules/'] },
    to: { path: packageNamed('axios') },
  },
  {
    name: 'only-the-theme-knows-chakra',
    comment:
      'theme/styled.ts makes elements from recipes; the usual factory works each of them out anew on every render.',
    from: { path: '^client/src/', pathNot: '^client/src/theme/' },
    to: { path: packageNamed('@chakra-ui/[^/]+') },
  },
  {
    name: 'rules-know-no-react',
    comment: 'Choices, totals and states are pure: they are tested without a screen.',
    from: { path: '^client/src/features/.*\\.ts$', pathNot: ['/use-[a-z-]+\\.ts$', test] },
    to: {
      path: ['react', 'react-dom', 'swr', 'react-router-dom'].map(packageNamed),
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'console-stays-out-of-the-sites',
    comment: 'The console controls a sandbox; the production bundle contains none of it.',
    from: { path: '^client/', pathNot: '^client/src/sites/console/' },
    to: { path: '^client/src/sites/console/' },
  },
  {
    name: 'client-takes-plain-data-from-the-contract',
    comment:
      'contract/client has enumerations and limits, contract/calls/<noun> the calls of a noun, contract/limits the limits alone for what comes before everything; the schemas would bring TypeBox into the bundle.',
    from: { path: '^client/src/', pathNot: test },
    to: {
      path: '^contract/',
      pathNot: '^contract/src/(?:client|shared/limits|[a-z-]+/calls)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
]

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or three. Types may point both ways.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-unresolved',
    comment: 'An import that is not found is an import whose rules are not checked.',
    from: {},
    // Made by a test, of the OpenAPI document.
    to: { couldNotResolve: true, pathNot: '^generated-(openapi-typescript|orval|hey-api(/client\\.gen)?)$' },
  },
]

export default {
  forbidden: [...acrossFolders, ...insideServer, ...insideClient, ...everywhere].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-[a-z]+|[.]cache-[^/]+|test-results|planted-violations)/' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
