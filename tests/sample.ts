import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '#app/auth/passwords.ts'
import { claimDataFolder } from '#app/config/data-folder.server.ts'
import { asSystem } from '#app/db/actors.ts'
import { restaurantLanguages } from '#app/db/schema/index.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { seedDemoData } from '#app/db/demo/seed-demo-data.ts'
import { prepareDatabase } from '#app/db/migrate.ts'
import { openImages, putImage } from '#app/services/images/index.server.ts'

/** The template database that contains the sample restaurants. */
export const sampleTemplate = 'chefin_sample_template'

const folderVariable = 'TEST_SAMPLE_FOLDER'

/**
 * Seeds the samples into the template, and their pictures into a temporary data folder, so that the
 * servers of a run needn't do it themselves.
 * @param url the template database's URL, as superuser
 * @returns the folder
 */
export async function seedSampleTemplate(url: string, secret: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chefin-sample-'))
  await claimDataFolder(folder)
  await openImages({ dataFolder: folder, bucket: undefined })
  openDatabase(await prepareDatabase(url, secret), (error) => {
    throw error
  })
  await seedDemoData({ putImage, hashPassword })
  await asSystem(
    'tests read the samples in the original, except those of translations',
    (transaction) => transaction.update(restaurantLanguages).set({ liveAt: null }),
  )
  await closeDatabase()
  process.env[folderVariable] = folder
  return folder
}

/** Copies the data folder of the seeded samples. */
export async function copySampleFolder(to: string): Promise<void> {
  const from = process.env[folderVariable]
  if (from === undefined) throw new Error('The samples were not seeded')
  await cp(from, to, { recursive: true })
}
