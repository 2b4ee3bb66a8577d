import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { findFreePort } from '#app/db/embedded/postmaster.ts'

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0

interface Nginx {
  readonly port: number
  /** The process id of its only worker. */
  readonly pid: number
}

/**
 * Runs an nginx with one worker and no logs that serves files, plain and precompressed as .gz.
 * @param files their contents by name
 */
export async function withNginx<Result>(
  files: Readonly<Record<string, Buffer>>,
  run: (nginx: Nginx) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'chefin-nginx-'))
  // If nginx runs as root, its worker runs as another user, who needs access.
  await chmod(folder, 0o755)
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content)
    await writeFile(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
  }
  const port = await findFreePort()
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port))
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  const exit = once(nginx, 'exit')
  try {
    return await run({ port, pid: await waitUntilReady(port, nginx.pid) })
  } finally {
    nginx.kill('SIGQUIT')
    await exit
    await rm(folder, { recursive: true })
  }
}

const configuration = (folder: string, port: number) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; default_type text/html;
  open_file_cache max=10; gzip_static on; gzip_vary on; etag on;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}; add_header Cache-Control "public, max-age=0, must-revalidate"; }
}`

/** @returns the process id of the worker */
async function waitUntilReady(port: number, master: number | undefined): Promise<number> {
  for (let round = 0; round < 100; round++) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (response) {
      const { stdout } = spawnSync('pgrep', ['-P', String(master)], { encoding: 'utf8' })
      return Number(stdout.trim().split('\n')[0])
    }
    await delay(50)
  }
  throw new Error('nginx does not respond')
}
