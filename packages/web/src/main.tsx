import { render } from 'preact';
import { goBack } from './api/way-back.ts';
import { App } from './app.tsx';
import './styles/index.css';

const root = document.getElementById('app');
if (root && !goBack()) render(<App />, root);
