import { defineConfig } from 'drizzle-kit'

// Run in this folder, both engines in the same commit:
// drizzle-kit generate --config drizzle.sqlite.config.ts --name <what-changes>
export default defineConfig({
  dialect: 'sqlite',
  schema: './drizzle.sqlite.tables.cjs',
  out: './migrations/sqlite',
})
