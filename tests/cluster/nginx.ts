import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram, startProgram, type Program } from './program.ts'

interface Settings {
  /** Private folder for its runtime files. */
  readonly folder: string
  readonly port: number
  /** Ports of the instances behind it. */
  readonly instances: readonly number[]
}

/** Returns the request header that routes to an instance, counted from 0. */
export const atInstance = (index: number) => ({ 'X-Instance': `${index}` })

/** Starts nginx as a round-robin load balancer. */
export async function startNginx({ folder, port, instances }: Settings): Promise<Program> {
  const command = findProgram('nginx')
  if (!command) throw new Error('nginx is not installed')
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, port, instances))
  return startProgram({ command, args: ['-e', 'stderr', '-c', file, '-p', folder], port })
}

const configuration = (folder: string, port: number, instances: readonly number[]) => `
daemon off;
# A single process, so that killing it stops nginx.
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  client_max_body_size 10m;
  upstream instances {
    ${instances.map((instance) => `server 127.0.0.1:${instance} fail_timeout=1s;`).join('\n    ')}
  }
  map $http_x_instance $chosen {
    default instances;
    ${instances.map((instance, number) => `${number} 127.0.0.1:${instance};`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://$chosen;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      # Replies are streamed.
      proxy_buffering off;
      proxy_connect_timeout 2s;
      # Retried requests have an idempotency key (decisions 024, 008).
      proxy_next_upstream error timeout non_idempotent;
      add_header X-Served-By $upstream_addr always;
    }
  }
}
`
