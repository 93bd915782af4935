<?php
/**
 * Plugin Name:       Sushi Shop
 * Description:       Shows the menu, dishes and cart of a storefront as blocks and shortcodes, with their words in the page itself.
 * Version:           1.0.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       sushi-shop
 *
 * This program is free software; you can redistribute it and/or modify it under the terms of the GNU General Public License
 * as published by the Free Software Foundation; either version 2 of the License, or (at your option) any later version.
 * It is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; without even the implied warranty of
 * MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE. See the GNU General Public License for more details.
 *
 * @package Sushi_Shop
 */

namespace Sushi_Shop;

defined( 'ABSPATH' ) || exit;

const VERSION = '1.0.0';
const OPTION  = 'sushi_shop';

require __DIR__ . '/includes/elements.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/fragment.php';
require __DIR__ . '/includes/markup.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/block.php';

if ( is_admin() ) {
	require __DIR__ . '/includes/settings-page.php';
	add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
	add_action( 'admin_post_sushi_shop_forget', __NAMESPACE__ . '\forget_fragments' );
	add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), __NAMESPACE__ . '\settings_link' );
}

add_action( 'init', __NAMESPACE__ . '\load_translations', 1 );
add_action( 'init', __NAMESPACE__ . '\register_settings' );
add_action( 'init', __NAMESPACE__ . '\register_shortcodes' );
add_action( 'init', __NAMESPACE__ . '\register_block' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\module_tag', 10, 2 );

/** Reads the texts of the site's language. */
function load_translations() {
	load_plugin_textdomain( 'sushi-shop', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
}
