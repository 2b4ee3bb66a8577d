/// <reference types="vite/client" />
// Plain pages have no React to replace parts of them in place.
import.meta.hot?.on('chefin:changed', () => location.reload())
