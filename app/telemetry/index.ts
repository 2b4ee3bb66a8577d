import { metrics, steps } from './catalogue.ts'

/** Labels with a bounded set of values that we define. */
export type Labels = Readonly<Record<string, string | undefined>>

export type StepName = keyof typeof steps
export type MetricName = keyof typeof metrics

type NameOf<Kind> = {
  [Name in MetricName]: (typeof metrics)[Name]['kind'] extends Kind ? Name : never
}[MetricName]

type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof metrics)[Name]['labels'][number], string>
>
type StepLabels<Name extends StepName> = Readonly<
  Partial<Record<(typeof steps)[Name]['labels'][number], string>>
>

/** Adds labels to a step that weren't known at its start. */
type AddLabels<Name extends StepName> = (labels: StepLabels<Name>) => void

/** Receives all telemetry; implemented in `services/telemetry/`. */
export interface Observer {
  step<Result>(
    name: StepName,
    labels: Labels,
    work: (addLabels: (labels: Labels) => void) => Promise<Result>,
  ): Promise<Result>
  count(name: MetricName, labels: Labels, by: number): void
  observe(name: MetricName, labels: Labels, seconds: number): void
  note(name: string, figures: Readonly<Record<string, number>>): void
}

let observer: Observer | undefined
const ignoreLabels = () => undefined

/** Sets the observer, or undefined for none. */
export function setObserver(next: Observer | undefined): void {
  observer = next
}

/** Whether there is an observer. If not, labels that are expensive to compute aren't needed. */
export function isObserved(): boolean {
  return observer !== undefined
}

/**
 * Runs a step of work, timed, and as a child span if tracing is on. Without an observer it just
 * runs the work.
 * @param labels bounded values defined by us: no ids, addresses or user text
 */
export function step<Name extends StepName, Result>(
  name: Name,
  labels: StepLabels<Name>,
  work: (addLabels: AddLabels<Name>) => Promise<Result>,
): Promise<Result> {
  return observer ? observer.step(name, labels, work) : work(ignoreLabels)
}

/** Increments a counter. */
export function count<Name extends NameOf<'counter'>>(
  name: Name,
  labels: LabelsOf<Name>,
  by = 1,
): void {
  observer?.count(name, labels, by)
}

/** Records a duration that isn't a step, in seconds. */
export function observe<Name extends NameOf<'histogram'>>(
  name: Name,
  labels: LabelsOf<Name>,
  seconds: number,
): void {
  observer?.observe(name, labels, seconds)
}

/** Adds an event to the current span. */
export function note(name: string, figures: Readonly<Record<string, number>> = {}): void {
  observer?.note(name, figures)
}

/** The value of a gauge, or the values of its series if it has labels. */
export type GaugeValue = number | readonly (readonly [labels: Labels, value: number])[]
type GaugeReader = () => GaugeValue | Promise<GaugeValue>
const readers = new Map<MetricName, GaugeReader>()

/** Registers a gauge with its reader, which is called on each scrape. */
export function registerGauge(name: NameOf<'gauge'>, readValue: GaugeReader): void {
  readers.set(name, readValue)
}

/** Returns all registered gauge readers, by name. */
export function gaugeReaders(): ReadonlyMap<MetricName, GaugeReader> {
  return readers
}
