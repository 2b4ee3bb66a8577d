import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { testSecret } from '../../tests/postgres.ts'
import { prepareDatabase } from './migrate.ts'

test('a database with another encoding is rejected, with the fix', async () => {
  const admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  const name = `test_ascii_${crypto.randomUUID().slice(0, 8)}`
  await admin.query(`create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  await expect(prepareDatabase(url.href, testSecret)).rejects.toThrow(
    /is encoded in SQL_ASCII; Chefin needs UTF8: create one with "create database/,
  )
  await admin.query(`drop database ${name}`)
  await admin.end()
})
