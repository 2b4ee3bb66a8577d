export type { Service } from '#app/db/schema/service.ts'
