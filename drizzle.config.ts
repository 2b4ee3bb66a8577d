import { defineConfig } from 'drizzle-kit'

// `npm run migrations` writes a draft; read it, and finish by hand what it can't say
// (FORCE, grants, columns of SET NULL). Never `push`: it can switch policies off.
export default defineConfig({
  dialect: 'postgresql',
  schema: './app/db/schema/index.ts',
  out: './app/db/migrations',
  casing: 'snake_case',
})
