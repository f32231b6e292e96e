import { reloadForLostScripts } from './lost-script.ts'
import { start } from './start.tsx'
import './styles/app.css'

reloadForLostScripts()
start()
