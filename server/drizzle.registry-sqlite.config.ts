import { defineConfig } from 'drizzle-kit'

// Run in this folder, both engines in the same commit:
// drizzle-kit generate --config drizzle.registry-sqlite.config.ts --name <what-changes>
export default defineConfig({
  dialect: 'sqlite',
  schema: './drizzle.registry-sqlite.tables.cjs',
  out: './migrations/registry-sqlite',
})
