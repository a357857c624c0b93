import { defineConfig } from 'drizzle-kit'

// Run in this folder, both engines in the same commit:
// drizzle-kit generate --config drizzle.registry-pg.config.ts --name <what-changes>
export default defineConfig({
  dialect: 'postgresql',
  schema: './drizzle.registry-pg.tables.cjs',
  out: './migrations/registry-pg',
})
