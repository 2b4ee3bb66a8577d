import { expect, test } from 'vitest'
import { aGroup, anOption } from '../guest-menu/option-group.fixture.ts'
import { optionLabel } from './option-label.ts'

test.each([
  ['Base', 'Rice', 'Base: Rice'],
  ['Base', 'Rice base', 'Rice base'],
  ['Extras', 'Extra cheese', 'Extra cheese'],
  ['Without', 'Without croutons', 'Without croutons'],
  ['Hamur', 'Pirinç hamuru', 'Pirinç hamuru'],
  ['Hamur', 'Klasik', 'Hamur: Klasik'],
])('in the group %s, %s is called %s', (groupName, name, label) => {
  const option = anOption(name)
  const group = aGroup(groupName, [option])
  expect(optionLabel(option, [group], group)).toBe(label)
})

test('a name that two groups have is preceded by its group', () => {
  const option = anOption('Rice base')
  const group = aGroup('Base', [option])
  const other = aGroup('Base of the side', [anOption('rice base')])
  expect(optionLabel(option, [group, other], group)).toBe('Base: Rice base')
})
