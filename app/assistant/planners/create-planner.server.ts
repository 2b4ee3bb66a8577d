import type { AiSettings } from '#app/config/ai-settings.server.ts'
import { registerGauge } from '#app/telemetry/index.ts'
import { Circuit } from '../circuit.ts'
import { offlinePlanner } from './offline-planner.ts'
import type { Planner } from './planner.ts'
import { guardWithCircuit } from './guard-with-circuit.ts'

const circuitSettings = { failures: 3, windowMs: 60_000, pauseMs: 30_000 }

/**
 * Creates the planner that AI_PROVIDER selects. Called once per process, so that all requests share
 * one circuit.
 * @param onCircuit called when the circuit opens or closes
 */
export async function createPlanner(
  settings: AiSettings,
  onCircuit: (state: 'open' | 'closed') => void,
): Promise<Planner> {
  if (settings.provider === 'offline') return offlinePlanner
  const planner = await openService(settings)
  const circuit = new Circuit({ ...circuitSettings, onChange: onCircuit })
  registerGauge('chefin_circuit_open', () => Number(circuit.isOpen))
  return guardWithCircuit(planner, circuit)
}

/** Imports only the modules that the provider needs. */
async function openService(
  settings: Exclude<AiSettings, { readonly provider: 'offline' }>,
): Promise<Planner> {
  if (settings.provider === 'threads') {
    const { threadsPlanner } = await import('./threads/threads-planner.ts')
    return threadsPlanner(settings)
  }
  const [{ modelPlanner }, { createModel }] = await Promise.all([
    import('./model-planner.ts'),
    import('./service/create-model.ts'),
  ])
  return modelPlanner(settings.provider, createModel(settings))
}
