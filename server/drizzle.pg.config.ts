import { defineConfig } from 'drizzle-kit'

// Run in this folder, both engines in the same commit:
// drizzle-kit generate --config drizzle.pg.config.ts --name <what-changes>
export default defineConfig({
  dialect: 'postgresql',
  schema: './drizzle.pg.tables.cjs',
  out: './migrations/pg',
})
