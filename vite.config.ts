import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server's build starts from our own entry, which takes the routes in.
    ssr: { build: { rolldownOptions: { input: './app/http/server-entry.ts' } } },
  },
})
