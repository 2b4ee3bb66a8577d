/** A file for an upload field. */
export interface SentFile {
  readonly bytes: Uint8Array
  readonly name?: string
  readonly type?: string
}

/** Encodes a form with a file in its field `file`, as a browser does. */
export async function formWithFile(
  fields: Readonly<Record<string, string>>,
  { bytes, name = 'logo.png', type = 'image/png' }: SentFile,
): Promise<{ body: Buffer; type: string }> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([Buffer.from(bytes)], name, { type }))
  const response = new Response(form)
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('Content-Type') ?? '',
  }
}
