import type { DrawnDish, DrawnSection } from './drawn-menu.ts'

/** Lines such as `# Heading` and `Name | price | description`. */
export function sectionsOf(text: string): readonly DrawnSection[] {
  const sections: { heading: string; dishes: DrawnDish[] }[] = []
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) sections.push({ heading: line.slice(2), dishes: [] })
    else {
      const [name = '', price = '', description] = line.split(' | ')
      sections.at(-1)?.dishes.push(description ? [name, [price], description] : [name, [price]])
    }
  }
  return sections
}
