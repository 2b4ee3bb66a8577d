import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Circuit } from './circuit.ts'

let now: number
let changes: string[]
let circuit: Circuit

beforeEach(() => {
  now = 0
  changes = []
  circuit = new Circuit({
    failures: 3,
    windowMs: 1_000,
    pauseMs: 500,
    onChange: (state) => changes.push(state),
    now: () => now,
  })
})

const fail = (times = 1) => {
  for (let time = 0; time < times; time++) circuit.tryEnter()?.failed()
}

describe('a circuit', () => {
  test('opens after so many failures in a row, and says so once', () => {
    const late = circuit.tryEnter()
    fail(2)
    expect(changes).toEqual([])
    fail()
    late?.failed()
    expect(changes).toEqual(['open'])
    expect(circuit.tryEnter()).toBeUndefined()
  })

  test('forgets failures after a success, and after a while', () => {
    fail(2)
    circuit.tryEnter()?.succeeded()
    fail(2)
    now = 1_000
    fail(2)
    expect(circuit.tryEnter()).toBeDefined()
  })

  test('lets a single one through after the pause, and closes when that one succeeds', () => {
    fail(3)
    now = 499
    expect(circuit.tryEnter()).toBeUndefined()
    now = 500
    const probe = circuit.tryEnter()
    expect(probe).toBeDefined()
    expect(circuit.tryEnter()).toBeUndefined()
    probe?.succeeded()
    expect(changes).toEqual(['open', 'closed'])
    fail(2)
    expect(circuit.tryEnter()).toBeDefined()
  })

  test('waits once more when that one fails', () => {
    fail(3)
    now = 500
    fail()
    expect(circuit.tryEnter()).toBeUndefined()
    now = 1_000
    expect(circuit.tryEnter()).toBeDefined()
    expect(changes).toEqual(['open'])
  })

  test('lets another one try when that one comes to nothing', () => {
    fail(3)
    now = 500
    circuit.tryEnter()?.dropped()
    expect(circuit.tryEnter()).toBeDefined()
  })

  test('counts the first end of an attempt alone', () => {
    const attempt = circuit.tryEnter()
    attempt?.succeeded()
    for (let time = 0; time < 3; time++) attempt?.failed()
    expect(circuit.tryEnter()).toBeDefined()
  })

  test('closes when an earlier attempt succeeds after all', () => {
    const slow = circuit.tryEnter()
    fail(3)
    slow?.succeeded()
    expect(changes).toEqual(['open', 'closed'])
    expect(circuit.tryEnter()).toBeDefined()
  })
})

test('a wall clock that is set back holds no circuit open', () => {
  const own = new Circuit({ failures: 1, windowMs: 1_000, pauseMs: 0, onChange: () => undefined })
  own.tryEnter()?.failed()
  expect(own.isOpen).toBe(true)
  const wallClock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
  expect(own.tryEnter()).toBeDefined()
  wallClock.mockRestore()
})
