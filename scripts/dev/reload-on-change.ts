/// <reference types="vite/client" />
// Plain pages have no React that could replace a part of them.
import.meta.hot?.on('chefin:changed', () => location.reload())
