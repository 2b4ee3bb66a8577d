import '../../app/routes/landing/script/start-animations.ts'
import './reload-on-change.ts'
