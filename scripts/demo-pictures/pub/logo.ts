import { at, path, repeat, stroke } from '../brush.ts'

const hop = repeat(4, (row) =>
  repeat(3, (column) =>
    at(
      (column - 1) * (15 - row * 3),
      row * 12 - 18,
      (column - 1) * 14,
      path('M-9-7Q0-11 9-7Q7 9 0 13Q-7 9-9-7Z', '#b9d06a', 'stroke="#1f3f3a" stroke-width="1.5"'),
    ),
  ),
)

/** A heron that carries a hop cone, on a pub's round sign. */
export const pubLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
<rect width="256" height="256" fill="#fbf7ec"/>
<g transform="translate(128 128)">
<circle r="106" fill="none" stroke="#1f3f3a" stroke-width="3"/>
<circle r="98" fill="#1f3f3a"/>
<circle r="90" fill="none" stroke="#d9b25a" stroke-width="2.5"/>
${path('M-58 34C-50-2-16-14 14-6C34 0 44 18 40 34C20 52-26 52-58 34Z', '#f3ecd8')}
${path('M-58 34C-70 42-76 48-80 56C-58 54-40 50-30 46Z', '#d9cfb2')}
${stroke('M30 10C48-4 26-22 34-42', '#f3ecd8', 12)}
${path('M26-46C30-58 46-58 50-48L74-38L48-36C40-34 28-36 26-46Z', '#f3ecd8')}
${path('M48-46L76-38L48-37Z', '#d9b25a')}
${stroke('M32-52Q12-60-2-54', '#f3ecd8', 4)}
<circle cx="41" cy="-47" r="2.6" fill="#1f3f3a"/>
${stroke('M-44 30Q-10 10 26 22M-34 38Q-4 24 26 34', '#1f3f3a', 3)}
${stroke('M-4 46V76M14 46V76M-4 76H8M14 76H26', '#d9b25a', 4)}
${stroke('M72-37Q74-26 70-20', '#b9d06a', 3)}
${at(68, -2, 0, hop)}
</g></svg>`
