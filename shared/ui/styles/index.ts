// The global styles of every mounted shop, in the order they are adopted.
import './reset.css';
import './tokens.css';
import './base.css';
