import { expect, test } from 'vitest'
import { judgeImport } from './judge-import.ts'
import {
  examples,
  expectedDishes,
  hardPhotos,
  pictureExamples,
  readExample,
  type Example,
} from './read-example.ts'
import { testsAllCases } from '../../tests/case-count.ts'

const hardToRead: ReadonlySet<Example> = new Set([
  '23-chalkboard.jpg',
  '26-handwriting.jpg',
  ...hardPhotos,
])

// Recognising a picture takes seconds.
const usualPictures: ReadonlySet<Example> = new Set(['21-photo-lokanta.jpg', '26-handwriting.jpg'])
const tested = examples.filter(
  (example) => testsAllCases || !pictureExamples.has(example) || usualPictures.has(example),
)

test.each(tested)(
  'no dish or price of a menu is invented, missing or wrong: %s',
  async (example) => {
    const { dishes } = await readExample(example)
    const verdict = judgeImport(await expectedDishes(example), dishes, false)
    expect(verdict).toMatchObject({ unnoticedInvented: 0, unnoticedPrice: 0 })
    // What is written by hand, curved or in a shadow may be unreadable, never wrong without a doubt.
    if (!hardToRead.has(example)) {
      expect(verdict).toMatchObject({ invented: 0, missing: 0, wrongPrice: 0 })
    }
  },
)
