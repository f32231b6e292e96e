// Small enough to be part of every document: see docs/decisions/0138.
import { start } from './start.tsx'
import './styles/app.css'

await start()
