import { TilePattern } from './tile-pattern.tsx'

/** A table from above: plate, bowl and glass on a cloth. */
export function TableIllustration() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 800 1000"
      preserveAspectRatio="xMidYMin slice"
      className="absolute inset-0 size-full"
    >
      <defs>
        <TilePattern id="table-tiles" opacity={0.28} />
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.35" stopOpacity="0" className="[stop-color:var(--cloth-deep)]" />
          <stop offset="0.75" className="[stop-color:var(--cloth-deep)]" />
        </linearGradient>
      </defs>
      <rect width="800" height="1000" fill="url(#table-tiles)" />
      <rect width="800" height="1000" fill="url(#dusk)" />
      <g transform="translate(470 300)">
        <circle r="232" cy="14" fill="#5e1708" opacity="0.45" />
        <circle r="230" fill="#fff6ea" />
        <circle r="214" fill="none" stroke="#b93c1f" strokeWidth="5" />
        <circle
          r="202"
          fill="none"
          stroke="#e3a15f"
          strokeWidth="2"
          strokeDasharray="2 12"
          strokeLinecap="round"
        />
        <circle r="164" fill="#f8e9d3" />
        <circle r="164" fill="none" stroke="#eed9ba" strokeWidth="3" />
        <PlatedDish />
      </g>
      <g transform="translate(128 150)">
        <circle r="98" cy="8" fill="#5e1708" opacity="0.4" />
        <circle r="96" fill="#56662a" />
        <circle r="80" fill="#6f8238" />
        <circle r="72" fill="#f3ead2" />
        <path
          d="M-44 6c20-30 62-34 88-8M-30 30c18-16 44-18 64-4"
          fill="none"
          stroke="#dccfa6"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <g fill="#8a9b4a">
          <ellipse rx="16" ry="7" transform="translate(-6 -14) rotate(-28)" />
          <ellipse rx="16" ry="7" transform="translate(16 4) rotate(38)" />
        </g>
        <circle r="6" cx="-24" cy="14" fill="#b93c1f" />
      </g>
      <g transform="translate(150 470)">
        <circle r="60" cy="7" fill="#5e1708" opacity="0.4" />
        <circle r="58" fill="#fbe3c4" />
        <circle r="46" fill="#d98a3d" />
        <circle r="46" fill="none" stroke="#f5c78c" strokeWidth="4" />
        <path
          d="M-26 -14a32 32 0 0 1 30-18"
          fill="none"
          stroke="#ffe9cf"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
    </svg>
  )
}

function PlatedDish() {
  return (
    <g>
      <path
        d="M-104 34C-120-34-62-104 14-104c70 0 118 52 110 114C118 70 60 112-8 108c-54-3-86-30-96-74Z"
        fill="#e9a23b"
      />
      <path
        d="M-80 28c-10-50 34-100 92-98 54 2 90 38 86 82-4 46-50 74-104 72-42-2-68-22-74-56Z"
        fill="#d1542c"
      />
      <g fill="#fff6ea" opacity="0.9">
        <path d="M-36 8c16-22 40-30 66-22-12 24-36 34-66 22Z" />
      </g>
      <g fill="#56662a">
        <ellipse rx="26" ry="10" transform="translate(36 38) rotate(-24)" />
        <ellipse rx="24" ry="9" transform="translate(66 14) rotate(52)" />
        <ellipse rx="22" ry="9" transform="translate(-46 46) rotate(30)" />
      </g>
      <g fill="#8f2a13">
        <circle r="9" cx="-20" cy="-40" />
        <circle r="7" cx="26" cy="-46" />
        <circle r="6" cx="4" cy="52" />
        <circle r="8" cx="64" cy="-22" />
      </g>
    </g>
  )
}
