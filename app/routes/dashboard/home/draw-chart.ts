import {
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { color } from 'chart.js/helpers'

Chart.register(
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

/** The data of a line chart. */
export interface Line {
  /** The name of the data series. */
  readonly label: string
  readonly days: readonly string[]
  readonly counts: readonly number[]
  readonly locale: string
}

/**
 * Draws a line chart on a canvas. Colours come from CSS: the canvas's text colour for the line, its
 * border colour for the grid, and its parent's text colour for the labels.
 * @returns a function that removes the chart
 */
export function drawChart(canvas: HTMLCanvasElement, line: Line): () => void {
  const { color: blue, borderTopColor: grid, fontFamily } = getComputedStyle(canvas)
  const ink = getComputedStyle(canvas.parentElement ?? canvas).color
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const font = { family: fontFamily, size: 12 }
  const chart = new Chart(canvas, {
    type: 'line',
    data: {
      labels: [...line.days],
      datasets: [
        {
          label: line.label,
          data: [...line.counts],
          tension: 1,
          // Without this, the tension bends the line back in time and below zero.
          cubicInterpolationMode: 'monotone',
          borderWidth: 2,
          borderColor: blue,
          backgroundColor: color(blue).alpha(0.18).rgbString(),
          fill: true,
          pointRadius: 0,
          pointHitRadius: 16,
          pointHoverRadius: 4,
          pointHoverBackgroundColor: blue,
        },
      ],
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: reducesMotion ? false : { duration: 500 },
      locale: line.locale,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: {
          grid: { display: false },
          border: { color: grid },
          ticks: { color: ink, font, maxRotation: 0, autoSkipPadding: 16 },
        },
        y: {
          beginAtZero: true,
          // An axis up to 1 would show fractions of a conversation.
          suggestedMax: 4,
          grid: { color: grid },
          border: { display: false },
          ticks: { color: ink, font, precision: 0, maxTicksLimit: 6 },
        },
      },
      plugins: { tooltip: { displayColors: false, titleFont: font, bodyFont: font } },
    },
  })
  return () => chart.destroy()
}
