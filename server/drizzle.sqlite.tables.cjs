// drizzle-kit sees top-level exports only, and the schema is one record of tables: this file makes the one of the other.
module.exports = require('./src/schema.ts').buildSchema(require('./src/infra/store/kit.ts').sqliteKit)
