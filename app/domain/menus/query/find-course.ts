import { foldedWords } from '../../dietary/fold-text.ts'
import type { Course } from './clauses.ts'
import { headingWords } from './heading-words.ts'

// In order of decreasing distinctiveness: "Soup and bread" is a starter, "ice tea" a drink.
const orderOfCourses: readonly Course[] = ['drink', 'dessert', 'starter', 'side', 'main']

const courseWords = orderOfCourses.map((course) => {
  const words = headingWords[course].split(' ')
  return {
    course,
    whole: new Set(words.filter((word) => word.endsWith('$')).map((word) => word.slice(0, -1))),
    starts: words.filter((word) => !word.endsWith('$')),
  }
})

/**
 * Finds the course of a dish by the names of its headings, the closest first.
 * @returns `main` if none of them indicates a course
 */
export function findCourse(names: readonly string[]): Course {
  for (const name of names) {
    const words = foldedWords(name)
    const match = courseWords.find((candidate) => matches(words, candidate))
    if (match) return match.course
  }
  return 'main'
}

const matches = (words: readonly string[], { whole, starts }: (typeof courseWords)[number]) =>
  words.some((word) => whole.has(word) || starts.some((start) => word.startsWith(start)))
