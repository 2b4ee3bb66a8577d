import { readFileSync } from 'node:fs'

/*
 * Preloaded into a server: shifts its clock by the ms that a test has written to the file CLOCK_FILE.
 */

const file = process.env['CLOCK_FILE']
const realNow = Date.now
if (file !== undefined) Date.now = () => realNow() + Number(readFileSync(file, 'utf8'))
