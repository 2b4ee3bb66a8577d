/** Streams to open menus per network address and process. A whole dining room shares one address. */
export const openMenusPerAddress = { name: 'open_menus_address', atOnce: 500 }
