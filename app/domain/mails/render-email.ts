import type { Locale } from '#app/i18n/locales.ts'

/** The content of an email, in plain text. Names in it may contain anything. */
export interface EmailContent {
  readonly locale: Locale
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** The call to action, an http or https URL of ours. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Why the recipient gets this email, and who sends it. */
  readonly footer: string
}

// The colours of app/ui/colours.css, inlined: email clients don't support custom properties.
const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const style = {
  body: `margin:0;padding:0;background:#fffaf3;color:#1f1a15;${font};font-size:16px;line-height:1.5`,
  column: 'max-width:560px;margin:0 auto;padding:32px 24px;overflow-wrap:anywhere',
  heading: 'margin:0 0 24px;font-size:24px;line-height:1.25;font-weight:600',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 24px;border-radius:12px;background:#b93c1f;color:#ffffff;font-weight:600;text-decoration:none',
  link: 'color:#b93c1f',
  footer:
    'margin:32px 0 0;padding:16px 0 0;border-top:1px solid #e9dcc8;color:#665a4e;font-size:14px',
}

const darkStyle = `@media (prefers-color-scheme:dark){
body{background:#181410!important;color:#f7efe3!important}
.button{background:#f2805c!important;color:#1f1108!important}
.link{color:#f2805c!important}
.footer{color:#bfb09f!important;border-color:#3d3329!important}
}`

/**
 * Renders the two parts of an email: plain text, and HTML with the same content.
 * @throws {Error} if the action's URL is neither http nor https
 */
export function renderEmail(email: EmailContent): { text: string; html: string } {
  if (email.action && !/^https?:$/.test(new URL(email.action.url).protocol)) {
    throw new Error('The action of an email must be a web page')
  }
  return { text: renderText(email), html: renderHtml(email) }
}

function renderText({ heading, paragraphs, action, footer }: EmailContent): string {
  const link = action && `${action.label}:\n${action.url}`
  // Two dashes and a space separate the signature.
  const parts = [heading, ...paragraphs, link, `-- \n${footer}`]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

function renderHtml({ locale, heading, paragraphs, action, footer }: EmailContent): string {
  const text = paragraphs.map(
    (paragraph) => `<p style="${style.paragraph}">${escapeHtml(paragraph)}</p>`,
  )
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${darkStyle}</style>
</head>
<body style="${style.body}">
<div lang="${locale}" style="${style.column}">
<h1 style="${style.heading}">${escapeHtml(heading)}</h1>
${[...text, ...renderAction(action)].join('\n')}
<p class="footer" style="${style.footer}">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`
}

/** Renders the button, and its full URL for email clients that break buttons. */
function renderAction(action: EmailContent['action']): string[] {
  if (!action) return []
  const url = escapeHtml(action.url)
  const label = escapeHtml(action.label)
  return [
    `<p style="margin:24px 0"><a class="button" href="${url}" style="${style.button}">${label}</a></p>`,
    `<p style="${style.paragraph}"><a class="link" href="${url}" style="${style.link}">${url}</a></p>`,
  ]
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
