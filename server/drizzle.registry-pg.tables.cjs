// drizzle-kit loads its schema as CommonJS; the tables are built by the source itself.
const { pgKit } = require('./src/infra/store/kit.ts')
const { buildRegistrySchema } = require('./src/infra/sandbox/registry/tables.ts')

module.exports = buildRegistrySchema(pgKit)
